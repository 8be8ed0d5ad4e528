import { lazyRouteComponent } from "@tanstack/react-router";
import { ApiError } from "../domain/errors";

/**
 * A page whose code is fetched at its first visit. What fails on a network is taken for a page of an older build, which the
 * router loads anew, once. Without a network that would throw the app away: there the failure says just that.
 */
export const latePage = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) =>
  lazyRouteComponent(
    () =>
      load().catch((cause) => {
        throw navigator.onLine ? cause : new ApiError({ call: "page code", kind: "network", cause });
      }),
    name,
  );
