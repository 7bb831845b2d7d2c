// Downloads with as few bytes as the host can send. Pages load this as a module, the service worker
// as a script, so it exports by `self`.

const TYPES = { wasm: "application/wasm", mjs: "text/javascript" }; // not every host knows them

self.hashOf = async (content) => {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

// The headers with which a file is kept.
self.headersOf = (name, hash, type = "application/octet-stream") => ({
  "Content-Type": TYPES[name.split(".").at(-1)] ?? type,
  "X-Hash": hash,
});

// Hosts that compress a file themselves say so. For others there is a compressed copy. Returns the
// content as a stream, and its size on the way here (0 if the host does not tell).
self.fetchPacked = async (address) => {
  const fresh = { cache: "no-cache" };
  const sizeOf = ({ headers }) => Number(headers.get("Content-Length"));
  const told = await fetch(address, { method: "HEAD", ...fresh });
  if (!told.headers.get("Content-Encoding")) {
    const packed = await fetch(`${address}.gz`, fresh);
    if (packed.ok) {
      const plain = packed.headers.get("Content-Encoding")
        ? packed.body
        : packed.body.pipeThrough(new DecompressionStream("gzip"));
      return { body: plain, size: sizeOf(packed) };
    }
  }
  const answer = await fetch(address, fresh);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return { body: answer.body, size: sizeOf(answer) };
};
