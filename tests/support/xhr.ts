/** A stand-in for XMLHttpRequest that the test plays the server of. */
import { vi } from "vitest";

type Listener = (event: { loaded: number; total: number }) => void;

const targetOf = () => {
  const listeners = new Map<string, Listener[]>();
  return {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    dispatch: (type: string, event = { loaded: 0, total: 0 }) => {
      for (const listener of listeners.get(type) ?? []) listener(event);
    },
  };
};

export class SentXhr {
  status = 0;
  responseText = "";
  responseURL = "";
  timeout = 0;
  method = "";
  url = "";
  headers: Record<string, string> = {};
  body: FormData | null = null;
  isAborted = false;
  responseHeaders = "";
  readonly upload = targetOf();
  readonly #own = targetOf();
  readonly addEventListener = this.#own.addEventListener;

  open(method: string, url: string) {
    Object.assign(this, { method, url, responseURL: url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders = () => this.responseHeaders;
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.end("abort");
  }

  /** So many bytes of so many have gone out. */
  progress(loaded: number, total: number) {
    this.upload.dispatch("progress", { loaded, total });
  }
  sendAll() {
    this.upload.dispatch("load");
  }
  answer(
    status: number,
    body: unknown = "",
    headers = "date: Sun, 01 Mar 2026 09:00:00 GMT\r\ncontent-type: application/json\r\n",
  ) {
    const responseText = typeof body === "string" ? body : JSON.stringify(body);
    Object.assign(this, { status, responseText, responseHeaders: headers });
    this.end("load");
  }
  end(how: "load" | "error" | "timeout" | "abort") {
    this.#own.dispatch(how);
    this.#own.dispatch("loadend");
  }
}

/** In place of the real one, until the stubs are taken away; `sent` are those that were made. */
export function stubXhr(): { sent: SentXhr[] } {
  const sent: SentXhr[] = [];
  vi.stubGlobal(
    "XMLHttpRequest",
    class extends SentXhr {
      constructor() {
        super();
        sent.push(this);
      }
    },
  );
  return { sent };
}
