import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { WITHDRAWN } from "@/lib/images/consents/kinds";
import type { Generation, Transformation } from "@/lib/images/orders/schema";
import { GenerationStatus } from "./generation-status";

const front = { side: "front" } as Transformation;

function show(generation: Partial<Generation> | null, transformations: Transformation[] = []) {
  const onRetry = vi.fn();
  const onPrivacy = vi.fn();
  const client: ComponentProps<typeof GenerationStatus>["client"] = {
    photoUrl: "/api/photo/1",
    backPhotoUrl: "/api/photo/2",
    transformations,
    generation: generation && {
      id: "1",
      status: "running",
      engine: "local",
      done: transformations.length,
      total: 4,
      error: null,
      ...generation,
    },
  };
  const view = render(
    <GenerationStatus {...{ client, onRetry, onPrivacy }} isRetrying={false} editHref="/client-onboarding" />,
  );
  return { ...view, onRetry, onPrivacy };
}

it("shows the reason of a failure, a retry and a link to the photo", async () => {
  const { onRetry } = show({ status: "failed", error: "We could not find a person in this photo" });
  expect(screen.getByRole("alert")).toHaveTextContent("We could not find a person in this photo");
  expect(screen.getByRole("link", { name: "Change photo" })).toHaveAttribute("href", "/client-onboarding");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it("links to the consents after the client withdrew the consent to images", async () => {
  const { onPrivacy } = show({ status: "failed", error: WITHDRAWN.ai });
  expect(screen.queryByRole("link")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Privacy" }));
  expect(onPrivacy).toHaveBeenCalledTimes(1);
});

it("names the side whose images are missing", () => {
  show({ status: "failed", error: "Flagged." }, [front, front]);
  expect(screen.getByText("The back images could not be made")).toBeInTheDocument();
});

it("shows how many images are ready during generation", () => {
  show({ status: "running" }, [front]);
  expect(screen.getByRole("status")).toHaveTextContent("1 of 4 images are ready.");
});

it("offers to generate when no image was ever requested, and is empty when all exist", async () => {
  const { onRetry, unmount } = show(null);
  await userEvent.click(screen.getByRole("button", { name: "Generate images" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  unmount();
  expect(show({ status: "succeeded" }, [front]).container).toBeEmptyDOMElement();
});
