// Downloads what is too large to be downloaded unseen.

import "./packed.js";

// Download the files of Python that are not here, and keep them; `show` is called with the bytes
// that have come over the line so far, and in total.
export async function download(scope, listed, show) {
  const cache = await caches.open(`teotihuacan-${listed.version}`);
  const names = Object.keys(listed.files).filter((name) => name.startsWith("py/"));
  const missing = [];
  for (const name of names) if (!(await cache.match(scope + name))) missing.push(name);
  const sizes = new Map(missing.map((name) => [name, listed.files[name].packed]));
  const come = new Map(); // shares of 1
  const tell = () => {
    let done = 0;
    let total = 0;
    for (const [name, size] of sizes) {
      done += size * (come.get(name) ?? 0);
      total += size;
    }
    if (total) show(done, total);
  };
  const get = async (name) => {
    const { bytes, sha256 } = listed.files[name];
    const { body, size } = await self.fetchPacked(scope + name);
    if (size) sizes.set(name, size);
    const content = new Uint8Array(bytes);
    const reader = body.getReader();
    let length = 0;
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const { value } = piece;
      if (length + value.length > bytes) throw new Error(`${name} is too long`);
      content.set(value, length);
      length += value.length;
      come.set(name, length / bytes);
      tell();
    }
    if ((await self.hashOf(content)) !== sha256) throw new Error(`${name} is damaged`);
    const headers = self.headersOf(name, sha256);
    await cache.put(scope + name, new Response(content, { headers }));
  };
  tell();
  await Promise.all(missing.map(get));
  return cache;
}
