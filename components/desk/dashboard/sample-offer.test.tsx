import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useToastStore } from "@/components/ui/toast-store";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { SampleOffer } from "./sample-offer";
import { useSampleRemoval } from "./use-sample-removal";

const FAILURE = () => Response.json({ message: "Away." }, { status: 503 });

let requests: string[];
let answer: () => Response;

beforeEach(() => {
  requests = [];
  answer = FAILURE;
  useToastStore.setState({ current: null });
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    requests.push(`${method} ${url}`);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Removal() {
  const remove = useSampleRemoval();
  return (
    <button type="button" onClick={() => remove("c1")}>
      Remove
    </button>
  );
}

function show(what: React.ReactNode) {
  const cache = new QueryClient({ defaultOptions: { mutations: { networkMode: "always" } } });
  render(<QueryClientProvider client={cache}>{what}</QueryClientProvider>);
  return userEvent.setup();
}

const current = () => useToastStore.getState().current;

test("the offer creates a sample on the server, and shows why that failed", async () => {
  const user = show(<SampleOffer onMade={() => {}} />);
  const button = screen.getByRole("button", { name: "Try a sample client" });
  expect(button).toHaveAccessibleDescription(/made-up client with photos/);
  await user.click(button);
  await waitFor(() => expect(requests).toEqual(["POST /api/clients/sample"]));
  await waitFor(() => expect(current()?.title).toBe("The sample client could not be made"));
});

test("the offer is disabled offline, with the reason", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const user = show(<SampleOffer onMade={() => {}} />);
  const button = screen.getByRole("button", { name: "Try a sample client" });
  expect(button).toHaveAccessibleDescription("You need to be online to add a sample client.");
  await user.click(button);
  expect(requests).toEqual([]);
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(button).toBeEnabled();
});

test("one tap removes the sample, and Add again creates a new one", async () => {
  answer = () => Response.json({ success: true });
  useActiveClientStore.getState().setClientId("c1");
  const user = show(<Removal />);
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(current()?.title).toBe("Sample removed"));
  expect(requests).toEqual(["DELETE /api/client/c1"]);
  expect(useActiveClientStore.getState().clientId).toBeNull();
  answer = FAILURE;
  current()?.action?.onSelect();
  await waitFor(() => expect(current()?.title).toBe("The sample client could not be made"));
  expect(requests.at(-1)).toBe("POST /api/clients/sample");
});
