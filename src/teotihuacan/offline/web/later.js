// A worker for what is done once for a version, when a page has been open for a while: measure how
// fast computer players think here, or take the picture of Python's memory. Then it ends.

import { startPython, takePicture } from "./python.js";

onmessage = async ({ data: { module, picture } }) => {
  if (picture) {
    const cache = await caches.open(picture.cache);
    const content = new Response(await takePicture(module), { headers: { "X-Key": picture.key } });
    await cache.put(picture.address, content).catch(() => {});
    postMessage(true);
  } else {
    const py = await startPython(module, "work");
    postMessage(JSON.parse(py.runPython("work.measured()")));
  }
};
