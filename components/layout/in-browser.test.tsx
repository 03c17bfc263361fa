import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { InBrowser } from "./in-browser";

const page = (
  <InBrowser fallback={<p>boxes</p>}>
    <p>figures</p>
  </InBrowser>
);

test("the server draws what stands in its place, and the browser takes over from that", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent("boxes");
  const problems: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (problem) => problems.push(problem) });
  expect(await screen.findByText("figures")).toBeVisible();
  expect(container).not.toHaveTextContent("boxes");
  expect(problems).toEqual([]);
});

function Boxes({ drawn }: { drawn: () => void }) {
  drawn();
  return null;
}

test("on a page that comes later nothing stands in its place", () => {
  const drawn = vi.fn();
  render(
    <InBrowser fallback={<Boxes drawn={drawn} />}>
      <p>figures</p>
    </InBrowser>,
  );
  expect(screen.getByText("figures")).toBeVisible();
  expect(drawn).not.toHaveBeenCalled();
});
