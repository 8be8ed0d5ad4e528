/** How a connection is broken off: by closing the socket, or, without one, the way fetch and streams tell of it. */
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/** Thrown where the answer gets lost. With `partial`, its first bytes still arrive. */
export class BrokenOff extends Error {
  override readonly name = "BrokenOff";
  constructor(readonly partial: { answer: Response; bytes: number } | null = null) {
    super("The sandbox broke the connection off.");
  }
}

/** @throws {TypeError} without a socket, when nothing is to arrive: what a fetch would have rejected with. */
export async function breakOff({ partial }: BrokenOff, { incoming, outgoing }: Partial<HttpBindings>): Promise<Response> {
  if (!incoming || !outgoing) return breakOffInProcess(partial);
  if (partial === null) {
    incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  const body = Buffer.from(await partial.answer.arrayBuffer());
  outgoing.writeHead(partial.answer.status, { ...Object.fromEntries(partial.answer.headers), "content-length": body.length });
  // Only what has left can arrive: the socket closes when the bytes are out.
  outgoing.write(body.subarray(0, partial.bytes), () => incoming.socket.destroy());
  return RESPONSE_ALREADY_SENT;
}

async function breakOffInProcess(partial: BrokenOff["partial"]): Promise<Response> {
  if (partial === null) throw new TypeError("fetch failed: the connection was broken off");
  const { answer, bytes } = partial;
  const start = new Uint8Array(await answer.arrayBuffer()).subarray(0, bytes);
  let isSent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) return controller.error(new TypeError("terminated: the connection was broken off"));
      isSent = true;
      controller.enqueue(start);
    },
  });
  return new Response(body, { status: answer.status, headers: answer.headers });
}
