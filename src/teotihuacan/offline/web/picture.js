// A worker that takes the picture of Python's memory for the next start, and ends.

import { takePicture } from "./python.js";

onmessage = async ({ data }) => {
  const picture = await takePicture(data);
  postMessage(picture, [picture.buffer]);
};
