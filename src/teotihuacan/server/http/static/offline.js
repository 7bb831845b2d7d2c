// Without a server: try again, at once when the connection is back.

import { $ } from "./dom.js";

const again = () => location.reload();

$("#again").addEventListener("click", (event) => {
  event.preventDefault();
  again();
});
addEventListener("online", again);
