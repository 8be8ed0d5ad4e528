/** Insurances that are fetched from an insurer. Specification §7 "Insurance". */
import { CUSTOMER_API, call } from "./client";
import { startedCollectionSchema } from "./schemas/collections";

type Wanted = {
  providerId: string;
  /** Whether the electronic ID is on this device, so that no code is to be scanned. */
  preferSameDeviceAuthentication: boolean;
};

/** Starts a collection: by its id it is followed (COL-02). */
export const startCollection = ({ providerId, preferSameDeviceAuthentication }: Wanted): Promise<{ id: string }> =>
  call({
    method: "POST",
    path: `${CUSTOMER_API}/insurance/collection`,
    schema: startedCollectionSchema,
    json: { providerId, preferSameDeviceAuthentication },
  });
