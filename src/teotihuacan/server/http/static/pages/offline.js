// The page without a server: reload by a click, or when the connection is back.

import { $ } from "../shared/dom.js";

const again = () => location.reload();

$("#again").addEventListener("click", (event) => {
  event.preventDefault();
  again();
});
addEventListener("online", again);
