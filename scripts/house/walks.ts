export type Leg = { name: string; stops: string[] };
export type Walk = { name: string; legs: Leg[] };

const FORM = "components/clients/form";
const EDITOR = "components/training/editor";
const ENGINE = "lib/ports/image-engine/local";

/** The paths that a newcomer should learn. A leg ends at a contract or a port. Update it when you rename a stop. */
export const WALKS: Walk[] = [
  {
    name: "a photo: chosen in the form, to a made image on the page",
    legs: [
      {
        name: "chosen and cut",
        stops: [
          "components/desk/dashboard/onboarding-screen.tsx",
          "components/images/photos/photo-slots.tsx",
          "components/images/photos/crop-dialog.tsx",
          "components/images/photos/use-crop.ts",
          "lib/images/photos/crop.ts",
        ],
      },
      {
        name: "checked on the server",
        stops: ["components/images/photos/use-photo-check.ts", "lib/images/photos/queries.ts"],
      },
      {
        name: "drawn at its size",
        stops: ["components/images/photos/use-photo-slot.ts", "components/images/photos/render.ts"],
      },
      { name: "sent", stops: ["components/images/photos/use-photo-slot.ts", "lib/images/photos/queries.ts"] },
      {
        name: "let in",
        stops: ["app/api/upload-photo/route.ts", "lib/server/http/serve.ts", "lib/server/http/body.ts"],
      },
      {
        name: "taken",
        stops: [
          "app/api/upload-photo/route.ts",
          "lib/images/photos/service.ts",
          "lib/images/photos/store.ts",
        ],
      },
      { name: "decoded", stops: ["lib/ports/photo-reader/sharp.ts"] },
      { name: "looked at", stops: ["lib/images/photos/service.ts", "lib/images/photos/check-service.ts"] },
      { name: "stored", stops: ["lib/ports/blob-store/local-disk.ts"] },
      {
        name: "saved with the client",
        stops: [`${FORM}/client-editor.tsx`, `${FORM}/use-client-saving.ts`, "lib/clients/record/queries.ts"],
      },
      {
        name: "read by the contract",
        stops: [
          "app/api/client/[id]/route.ts",
          "lib/clients/record/contract.ts",
          "lib/clients/record/schema.ts",
        ],
      },
      {
        name: "given to the client",
        stops: [
          "app/api/client/[id]/route.ts",
          "lib/clients/record/service.ts",
          "lib/clients/record/store.ts",
        ],
      },
      {
        name: "ordered",
        stops: [
          "lib/clients/record/service.ts",
          "lib/images/orders/service.ts",
          "lib/images/orders/image-order.ts",
        ],
      },
      {
        name: "its months found",
        stops: ["lib/images/orders/image-order.ts", "lib/body/forecast/trajectory.ts"],
      },
      {
        name: "made",
        stops: [
          "lib/images/orders/service.ts",
          "lib/images/orders/job.ts",
          "lib/images/orders/image-store.ts",
        ],
      },
      { name: "paid for", stops: ["lib/images/orders/job.ts", "lib/images/spending/store.ts"] },
      { name: "handed to a worker", stops: [`${ENGINE}/engine.ts`, `${ENGINE}/worker-pool.ts`] },
      { name: "reshaped", stops: [`${ENGINE}/worker.ts`, "lib/engine/reshape.ts"] },
      { name: "presented", stops: ["lib/clients/record/service.ts", "lib/clients/record/present.ts"] },
      {
        name: "shown",
        stops: [
          "app/(trainer)/transformation/[id]/page.tsx",
          "components/desk/client-page/transformation-screen.tsx",
          "components/desk/client-page/morphs-tab.tsx",
          "components/clients/pictures/comparison.tsx",
          "components/images/orders/framed-picture.tsx",
        ],
      },
      {
        name: "captioned",
        stops: [
          "components/images/orders/use-journey.ts",
          "lib/images/orders/journey.ts",
          "lib/images/orders/captions.ts",
        ],
      },
      {
        name: "loaded",
        stops: [
          "app/api/transformation/[id]/image/route.ts",
          "lib/images/orders/image-service.ts",
          "lib/images/orders/image-store.ts",
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
          "components/training/exercises/workouts-tab.tsx",
          `${EDITOR}/phone-editor.tsx`,
          `${EDITOR}/editor-body.tsx`,
        ],
      },
      {
        name: "logged in the draft",
        stops: [
          `${EDITOR}/use-exercise-editor.ts`,
          `${EDITOR}/use-exercise-draft.ts`,
          "lib/training/workouts/draft.ts",
        ],
      },
      {
        name: "kept on the device",
        stops: [
          `${EDITOR}/use-exercise-draft.ts`,
          "components/training/workouts/device-store.ts",
          "lib/training/workouts/stored-draft.ts",
        ],
      },
      {
        name: "rested after",
        stops: [
          `${EDITOR}/use-exercise-editor.ts`,
          "components/training/workouts/use-rest.ts",
          "lib/training/workouts/rest.ts",
        ],
      },
      {
        name: "saved through the outbox",
        stops: [
          `${EDITOR}/use-exercise-editor.ts`,
          `${EDITOR}/use-save.ts`,
          "lib/training/workouts/queries.ts",
          "lib/platform/http/deliver.ts",
          "lib/platform/outbox/send.ts",
          "lib/platform/outbox/storage.ts",
        ],
      },
      {
        name: "read by the contract",
        stops: [
          "app/api/client/[id]/workout/route.ts",
          "lib/training/workouts/contract.ts",
          "lib/training/workouts/schema.ts",
        ],
      },
      { name: "let in", stops: ["app/api/client/[id]/workout/route.ts", "lib/server/http/serve.ts"] },
      {
        name: "written once",
        stops: [
          "app/api/client/[id]/workout/route.ts",
          "lib/training/workouts/saving-service.ts",
          "lib/platform/idempotency/store.ts",
        ],
      },
      {
        name: "stored",
        stops: ["lib/training/workouts/saving-service.ts", "lib/training/workouts/store.ts"],
      },
      {
        name: "compared with records",
        stops: ["lib/training/workouts/saving-service.ts", "lib/training/workouts/records.ts"],
      },
      {
        name: "summed up",
        stops: ["lib/training/workouts/saving-service.ts", "lib/training/workouts/summary.ts"],
      },
      {
        name: "answered by a target",
        stops: [
          "components/training/workouts/use-aim.ts",
          "lib/training/plans/aim.ts",
          "lib/training/workouts/progression.ts",
        ],
      },
      {
        name: "shown",
        stops: [
          `${EDITOR}/phone-editor.tsx`,
          `${EDITOR}/next-target-note.tsx`,
          "lib/training/workouts/wording.ts",
        ],
      },
    ],
  },
];
