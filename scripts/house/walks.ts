export type Leg = { name: string; stops: string[] };
export type Walk = { name: string; legs: Leg[] };

const FORM = "components/clients/form";
const EDITOR = "components/workouts/editor";
const ENGINE = "lib/ports/image-engine/local";

/** The paths that a newcomer should learn. A leg ends at a contract or a port. Update it when you rename a stop. */
export const WALKS: Walk[] = [
  {
    name: "a photo: chosen in the form, to a made image on the page",
    legs: [
      {
        name: "chosen and cut",
        stops: [
          `${FORM}/onboarding-screen.tsx`,
          "components/photos/photo-slots.tsx",
          "components/photos/crop-dialog.tsx",
          "components/photos/use-crop.ts",
          "lib/photos/crop.ts",
        ],
      },
      {
        name: "checked on the server",
        stops: ["components/photos/use-photo-check.ts", "lib/photos/contract.ts"],
      },
      {
        name: "drawn at its size",
        stops: ["components/photos/use-photo-slot.ts", "components/photos/render.ts"],
      },
      { name: "sent", stops: ["components/photos/use-photo-slot.ts", "lib/photos/queries.ts"] },
      {
        name: "let in",
        stops: ["app/api/upload-photo/route.ts", "lib/server/serve.ts", "lib/server/body.ts"],
      },
      {
        name: "taken",
        stops: ["app/api/upload-photo/route.ts", "lib/photos/service.ts", "lib/photos/store.ts"],
      },
      { name: "decoded", stops: ["lib/ports/photo-reader/sharp.ts"] },
      { name: "looked at", stops: ["lib/photos/service.ts", "lib/photos/check-service.ts"] },
      { name: "stored", stops: ["lib/ports/blob-store/local-disk.ts"] },
      {
        name: "saved with the client",
        stops: [
          `${FORM}/client-editor.tsx`,
          `${FORM}/use-client-saving.ts`,
          "lib/clients/queries.ts",
          "lib/clients/contract.ts",
          "lib/clients/schema.ts",
        ],
      },
      {
        name: "given to the client",
        stops: ["app/api/client/[id]/route.ts", "lib/clients/service.ts", "lib/clients/store.ts"],
      },
      {
        name: "ordered",
        stops: [
          "lib/clients/service.ts",
          "lib/transformations/service.ts",
          "lib/transformations/image-order.ts",
        ],
      },
      {
        name: "its months found",
        stops: ["lib/transformations/image-order.ts", "lib/forecast/trajectory.ts"],
      },
      {
        name: "made",
        stops: [
          "lib/transformations/service.ts",
          "lib/transformations/job.ts",
          "lib/transformations/image-store.ts",
        ],
      },
      { name: "paid for", stops: ["lib/transformations/job.ts", "lib/spending/store.ts"] },
      { name: "handed to a worker", stops: [`${ENGINE}/engine.ts`, `${ENGINE}/worker-pool.ts`] },
      { name: "reshaped", stops: [`${ENGINE}/worker.ts`, `${ENGINE}/reshape.ts`] },
      { name: "presented", stops: ["lib/clients/service.ts", "lib/clients/present.ts"] },
      {
        name: "shown",
        stops: [
          "app/(trainer)/transformation/[id]/page.tsx",
          "components/client-page/transformation-screen.tsx",
          "components/client-page/morphs-tab.tsx",
          "components/transformations/comparison.tsx",
          "components/transformations/framed-picture.tsx",
        ],
      },
      {
        name: "captioned",
        stops: [
          "components/transformations/use-journey.ts",
          "lib/transformations/journey.ts",
          "lib/transformations/captions.ts",
        ],
      },
      {
        name: "loaded",
        stops: [
          "app/api/transformation/[id]/image/route.ts",
          "lib/transformations/image-service.ts",
          "lib/transformations/image-store.ts",
        ],
      },
    ],
  },
  {
    name: "a set: tapped in the logger, to the next target",
    legs: [
      {
        name: "tapped",
        stops: [
          "components/workouts/workouts-tab.tsx",
          `${EDITOR}/phone-editor.tsx`,
          `${EDITOR}/set-console.tsx`,
        ],
      },
      {
        name: "logged in the draft",
        stops: [
          `${EDITOR}/use-exercise-editor.ts`,
          `${EDITOR}/use-exercise-draft.ts`,
          "lib/workouts/draft.ts",
        ],
      },
      {
        name: "kept on the device",
        stops: [
          `${EDITOR}/use-exercise-draft.ts`,
          "components/workouts/device-store.ts",
          "lib/workouts/stored-draft.ts",
        ],
      },
      {
        name: "rested after",
        stops: [
          `${EDITOR}/use-exercise-editor.ts`,
          "components/workouts/use-rest.ts",
          "lib/workouts/rest.ts",
        ],
      },
      {
        name: "saved through the outbox",
        stops: [
          `${EDITOR}/use-exercise-editor.ts`,
          `${EDITOR}/use-save.ts`,
          "lib/workouts/saving-queries.ts",
          "lib/http/deliver.ts",
          "lib/browser/outbox/send.ts",
          "lib/browser/outbox/storage.ts",
        ],
      },
      {
        name: "addressed",
        stops: ["lib/workouts/saving-queries.ts", "lib/workouts/contract.ts", "lib/workouts/schema.ts"],
      },
      { name: "let in", stops: ["app/api/client/[id]/workout/route.ts", "lib/server/serve.ts"] },
      {
        name: "written once",
        stops: [
          "app/api/client/[id]/workout/route.ts",
          "lib/workouts/service.ts",
          "lib/idempotency/store.ts",
        ],
      },
      { name: "stored", stops: ["lib/workouts/service.ts", "lib/workouts/store.ts"] },
      { name: "compared with records", stops: ["lib/workouts/service.ts", "lib/workouts/records.ts"] },
      { name: "summed up", stops: ["lib/workouts/service.ts", "lib/workouts/summary.ts"] },
      {
        name: "answered by a target",
        stops: ["components/workouts/use-aim.ts", "lib/plans/aim.ts", "lib/workouts/progression.ts"],
      },
      {
        name: "shown",
        stops: [`${EDITOR}/phone-editor.tsx`, `${EDITOR}/next-target-note.tsx`, "lib/workouts/wording.ts"],
      },
    ],
  },
];
