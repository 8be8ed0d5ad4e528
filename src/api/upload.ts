/**
 * Uploads: the one place for XMLHttpRequest, since it alone tells how much has been sent in every browser. Whatever else holds for
 * a call holds for these too. Specification §7; cases KY-07, F07, F19.
 */
import type * as v from "valibot";
import { ApiError } from "../domain/errors";
import { type Call, callBy, headersOf, nameOf, noteServerTime, signalsOf } from "./client";

/** Long enough for 20 MB over a poor line. */
const UPLOAD_TIMEOUT_MS = 300_000;
/** Until all has left the device, however the bytes are counted. */
const ALMOST_ALL = 0.99;
const BODILESS = [204, 205, 304];

type Upload<Schema extends v.GenericSchema | null> = Pick<Call<Schema>, "path" | "schema" | "signal"> & {
  file: File;
  /** The share that has left this device, 0 to 1; 1 only once all of it has. */
  onProgress: (share: number) => void;
};

/** POSTs a file as multipart, field `file`, under its own name. @throws {ApiError} as `call`. */
export const upload = <Schema extends v.GenericSchema | null>({ file, onProgress, ...rest }: Upload<Schema>) => {
  const request: Call<Schema> = { ...rest, method: "POST" };
  return callBy(request, (token) => send(request, token, { file, onProgress }));
};

function send(
  request: Call<v.GenericSchema | null>,
  token: string | null,
  { file, onProgress }: Pick<Upload<null>, "file" | "onProgress">,
): Promise<Response> {
  const signal = AbortSignal.any(signalsOf(request.signal, token));
  const url = new URL(request.path, window.location.origin).href;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const fail = () => reject(new ApiError({ call: nameOf(request), kind: "network" }));
    signal.addEventListener("abort", abort);
    xhr.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? Math.min(ALMOST_ALL, loaded / total) : 0),
    );
    xhr.upload.addEventListener("load", () => onProgress(1));
    xhr.addEventListener("load", () => {
      // What comes from elsewhere is no answer: the token was for here only (F19).
      const answer = xhr.responseURL === url ? responseOf(xhr) : null;
      if (answer === null) return fail();
      noteServerTime(answer);
      resolve(answer);
    });
    xhr.addEventListener("error", fail);
    xhr.addEventListener("timeout", fail);
    xhr.addEventListener("abort", () => reject(signal.reason));
    xhr.addEventListener("loadend", () => signal.removeEventListener("abort", abort));
    xhr.open("POST", url);
    xhr.timeout = UPLOAD_TIMEOUT_MS;
    // No content type: the browser writes its own, with the boundary in it.
    for (const [name, value] of Object.entries(headersOf(token))) xhr.setRequestHeader(name, value);
    xhr.send(bodyOf(file));
  });
}

function bodyOf(file: File): FormData {
  const body = new FormData();
  body.append("file", file, file.name);
  return body;
}

/** What came back, as any other call's answer; null for what can't be one. */
function responseOf(xhr: XMLHttpRequest): Response | null {
  try {
    const lines = xhr.getAllResponseHeaders().split("\r\n").filter(Boolean);
    const headers = lines.map((line): [string, string] => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1).trim()];
    });
    return new Response(BODILESS.includes(xhr.status) ? null : xhr.responseText, { status: xhr.status, headers });
  } catch {
    return null;
  }
}
