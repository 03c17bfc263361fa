import { describe, expect, it } from "vitest";
import { NEW_CLIENT_FORM } from "./form";
import {
  createFailureText,
  pageAfterSave,
  pageOfClient,
  SAVE_MESSAGES,
  type SaveOutcome,
  saveMessage,
  saveOutcome,
  updateBody,
} from "./save-outcome";
import type { ClientForm } from "./schema";

const PLAIN: ClientForm = { ...NEW_CLIENT_FORM, name: "Marcus Reed" };
const FRONT: ClientForm = { ...PLAIN, photoUrl: "/api/photo/1" };
const BOTH: ClientForm = { ...FRONT, backPhotoUrl: "/api/photo/2" };

const IMAGE_CHANGES: Partial<ClientForm>[] = [
  { gender: "female" },
  { height: 71 },
  { weight: 194.9 },
  { bodyFat: 20.1 },
  { targetBodyFat: 14 },
  { targetWeight: 180 },
  { steps: 3 },
];

describe("the outcome of saving", () => {
  it.each(IMAGE_CHANGES.map((change) => [JSON.stringify(change), change] as const))(
    "%s gives new images with a photo, and saved data without one",
    (_name, change) => {
      expect(saveOutcome(FRONT, { ...FRONT, ...change })).toBe("regenerate");
      expect(saveOutcome(PLAIN, { ...PLAIN, ...change })).toBe("saved");
    },
  );

  it.each<[string, ClientForm, ClientForm, SaveOutcome]>([
    ["a first photo", PLAIN, FRONT, "regenerate"],
    ["another photo", FRONT, { ...FRONT, photoUrl: "/api/photo/9" }, "regenerate"],
    ["one photo of two removed", BOTH, FRONT, "regenerate"],
    ["the last photo removed", FRONT, PLAIN, "clear"],
    ["both photos removed with other changes", BOTH, { ...PLAIN, weight: 180 }, "clear"],
    ["another plan", FRONT, { ...FRONT, workoutsPerWeek: 5 }, "timeline"],
    ["another plan and another name", FRONT, { ...FRONT, dietAdherence: 0.8, name: "M" }, "timeline"],
    ["another name", FRONT, { ...FRONT, name: "Marcus" }, "saved"],
    ["notes", FRONT, { ...FRONT, notes: "Left knee" }, "saved"],
    ["nothing", FRONT, { ...FRONT }, "unchanged"],
  ])("%s", (_what, before, after, outcome) => {
    expect(saveOutcome(before, after)).toBe(outcome);
  });

  it("has the specified messages", () => {
    expect(SAVE_MESSAGES).toEqual({
      regenerate: { title: "Client updated!", description: "Regenerating transformation images..." },
      clear: { title: "Client updated!", description: "Photos removed - clearing transformations..." },
      saved: { title: "Client updated!", description: "Data saved successfully." },
      timeline: { title: "Timeline updated!", description: "Timeline predictions will be recalculated..." },
      unchanged: { title: "No changes detected", description: "Viewing existing transformations..." },
    });
  });

  it.each<[SaveOutcome, ClientForm, string]>([
    ["regenerate", FRONT, "/transformation/c1?regenerate=true"],
    ["clear", PLAIN, "/transformation/c1?clearTransformations=true"],
    ["saved", PLAIN, "/transformation/c1?tab=workouts"],
    ["timeline", PLAIN, "/transformation/c1?tab=workouts"],
    ["unchanged", PLAIN, "/transformation/c1?tab=workouts"],
    ["timeline", FRONT, "/transformation/c1?tab=timeline"],
    ["saved", FRONT, "/transformation/c1?tab=morphs"],
    ["unchanged", FRONT, "/transformation/c1?tab=morphs"],
  ])("%s opens the page that shows it", (outcome, form, page) => {
    expect(pageAfterSave("c1", outcome, form)).toBe(page);
  });

  it("opening a client without a photo leads to workouts", () => {
    expect(pageOfClient({ id: "c1", ...PLAIN })).toBe("/transformation/c1?tab=workouts");
    expect(pageOfClient({ id: "c1", ...PLAIN, backPhotoUrl: "/api/photo/2" })).toBe("/transformation/c1");
  });
});

describe("the body of the update", () => {
  it("has photo fields only if there is or was a photo, and reports deleted photos", () => {
    expect(updateBody(PLAIN, PLAIN)).not.toHaveProperty("photoUrl");
    expect(updateBody(PLAIN, FRONT)).toMatchObject({ photoUrl: "/api/photo/1", photosWereDeleted: false });
    expect(updateBody(FRONT, PLAIN)).toMatchObject({ photoUrl: null, photosWereDeleted: true });
    expect(updateBody(FRONT, PLAIN)).not.toHaveProperty("backPhotoUrl");
  });

  it("contains every other field, and the hint", () => {
    const body = updateBody(FRONT, { ...FRONT, weight: 190 });
    expect(body).toMatchObject({ name: "Marcus Reed", weight: 190, hasSignificantChanges: true });
    expect(updateBody(FRONT, { ...FRONT, notes: "x" }).hasSignificantChanges).toBe(false);
  });
});

describe("the error after a failed creation", () => {
  it("lists every bad field, else the server's message, else that it failed", () => {
    const errors = [
      { path: "name", message: "Required" },
      { path: "weight", message: "At most 350 lb" },
    ];
    expect(createFailureText({ message: "Validation failed", errors })).toBe(
      "Validation failed: name: Required, weight: At most 350 lb",
    );
    expect(createFailureText({ message: "Please sign in." })).toBe("Please sign in.");
    expect(createFailureText({})).toBe("Failed to create client");
  });
});

describe("the message after saving", () => {
  const answered = (status: "queued" | "failed", error: string | null = null) => ({
    generation: { id: "g", status, engine: "local" as const, done: 0, total: 0, error },
  });

  it("says that new images are being made", () => {
    expect(saveMessage("regenerate", answered("queued"))).toBe(SAVE_MESSAGES.regenerate);
  });

  it("says that the data is saved when no images could be ordered, and why", () => {
    expect(saveMessage("regenerate", answered("failed", "The daily limit is reached."))).toEqual({
      title: "Client updated!",
      description: "Your data is saved. The daily limit is reached.",
    });
  });

  it("does not repeat an old failure after a change without new images", () => {
    expect(saveMessage("timeline", answered("failed", "No person."))).toBe(SAVE_MESSAGES.timeline);
    expect(saveMessage("unchanged", null)).toBe(SAVE_MESSAGES.unchanged);
  });
});
