// Downloads what is too large to be downloaded unseen.

async function hashOf(content) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Hosts that compress a file themselves say so. For others there is a compressed copy.
async function fetchPacked(address) {
  const stop = new AbortController();
  const answer = await fetch(address, { signal: stop.signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  if (answer.headers.get("Content-Encoding") || answer.headers.get("X-Hash")) return answer.body;
  const packed = await fetch(`${address}.gz`).catch(() => null);
  if (!packed?.ok) return answer.body;
  stop.abort();
  if (packed.headers.get("Content-Encoding")) return packed.body;
  return packed.body.pipeThrough(new DecompressionStream("gzip"));
}

// Download the files of Python that are not here, and keep them; `show` is called with the bytes so
// far and in total.
export async function download(scope, listed, show) {
  const cache = await caches.open(`teotihuacan-${listed.version}`);
  const names = Object.keys(listed.files).filter((name) => name.startsWith("py/"));
  const missing = [];
  for (const name of names) if (!(await cache.match(scope + name))) missing.push(name);
  const total = missing.reduce((sum, name) => sum + listed.files[name].bytes, 0);
  let done = 0;
  const get = async (name) => {
    const pieces = [];
    const reader = (await fetchPacked(scope + name)).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      pieces.push(piece.value);
      done += piece.value.length;
      show(done, total);
    }
    const content = await new Blob(pieces).arrayBuffer();
    const { sha256 } = listed.files[name];
    if ((await hashOf(content)) !== sha256) throw new Error(`${name} is damaged`);
    const type = name.endsWith(".wasm")
      ? "application/wasm"
      : name.endsWith("mjs")
        ? "text/javascript"
        : "application/octet-stream";
    const headers = { "Content-Type": type, "X-Hash": sha256 };
    await cache.put(scope + name, new Response(content, { headers }));
  };
  if (total) show(0, total);
  await Promise.all(missing.map(get));
  return cache;
}
