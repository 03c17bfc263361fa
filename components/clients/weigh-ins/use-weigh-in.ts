"use client";

import { toast } from "@/components/ui/toast-store";
import { offerAction, offerUndo } from "@/components/ui/undo";
import { weightText } from "@/lib/body/unit-system";
import { useDrawImages, useSavePhotos } from "@/lib/clients/pictures/queries";
import type { Client } from "@/lib/clients/record/schema";
import { imageRefusal } from "@/lib/clients/record/status";
import {
  useAddMeasurement,
  useDeleteMeasurement,
  useUpdateMeasurement,
  type WeighIn,
} from "@/lib/clients/weigh-ins/queries";
import type { Measurement } from "@/lib/clients/weigh-ins/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { ApiError } from "@/lib/platform/http/api-error";
import { type Delivery, deliver } from "@/lib/platform/http/deliver";
import { dayHere } from "@/lib/text/calendar/local-date";
import { fullDate } from "@/lib/text/calendar/wording";
import { showFailure, WAITING } from "./use-weigh-in-removal";

const isToday = (takenAt: string) => dayHere(new Date(takenAt)) === dayHere(new Date());

/** Saving shows a toast with Undo. */
export function useWeighIn(client: Pick<Client, "id" | "trainerId">) {
  const units = useUnits();
  const add = useAddMeasurement(client, () => deliver);
  const remove = useDeleteMeasurement();
  const update = useUpdateMeasurement();
  const addPhotos = useSavePhotos(client.id);
  const draw = useDrawImages(client.id);

  const entryAt = (measurementId: string) => ({ id: client.id, measurementId });
  const undoAdd = ({ id }: Measurement) =>
    remove
      .mutateAsync({ params: entryAt(id) })
      .then(
        () => toast({ title: "Weigh-in removed" }),
        showFailure("Failed to remove the weigh-in. Please try again."),
      );
  const showSaved = (delivery: Delivery<Measurement>) => {
    if (delivery.state === "waiting") return toast(WAITING);
    const { reply } = delivery;
    if (!reply) return toast({ title: "Weigh-in saved" });
    const weight = weightText(reply.weight, units);
    return offerUndo(
      "Weigh-in saved",
      () => undoAdd(reply),
      isToday(reply.takenAt)
        ? `${weight}. The forecast starts from here.`
        : `${weight} on ${fullDate(new Date(reply.takenAt))}.`,
    );
  };

  const undoChange = ({ id, tapeBodyFat: _, ...before }: Measurement) =>
    update
      .mutateAsync({ params: entryAt(id), body: before })
      .then(
        () => toast({ title: "Change undone" }),
        showFailure("Failed to change the weigh-in. Please try again."),
      );

  const orderImages = () =>
    draw
      .mutateAsync()
      .then(
        (saved) => toast({ title: imageRefusal(saved) ?? "Generating images from the new photo" }),
        showFailure("The images could not be generated. Please try again."),
      );
  /** The images keep showing the previous photo until the trainer generates them again. */
  const showPhotoToast = (saved: Client) => {
    const refusal = imageRefusal(saved);
    const isFromPreviousPhoto = saved.drawnFrom.front?.photoUrl !== saved.photos.front?.photoUrl;
    if (refusal || !isFromPreviousPhoto)
      return toast({ title: "Weigh-in and photo saved", ...(refusal && { description: refusal }) });
    const drawAnew = { label: "Generate again", onSelect: orderImages };
    return offerAction("Weigh-in and photo saved", drawAnew, "The images still show the previous photo.");
  };

  return {
    isSaving: add.isPending || update.isPending || addPhotos.isPending,
    /** Resolves to whether it was saved. */
    save: (entry: WeighIn): Promise<boolean> =>
      add.mutateAsync(entry).then(
        (delivery) => {
          showSaved(delivery);
          return true;
        },
        () => {
          showFailure("Failed to save the weigh-in. Please try again.")();
          return false;
        },
      ),
    /** Resolves to whether it was changed. */
    change: (before: Measurement, entry: WeighIn): Promise<boolean> =>
      update.mutateAsync({ params: entryAt(before.id), body: entry }).then(
        () => {
          offerUndo("Weigh-in changed", () => undoChange(before));
          return true;
        },
        () => {
          showFailure("Failed to change the weigh-in. Please try again.")();
          return false;
        },
      ),
    /** Saves photos of the same day; resolves to whether they were saved. */
    savePhotos: (photos: Parameters<typeof addPhotos.mutateAsync>[0]): Promise<boolean> =>
      addPhotos.mutateAsync(photos).then(
        (saved) => {
          showPhotoToast(saved);
          return true;
        },
        (error: unknown) => {
          const isRefused = error instanceof ApiError && error.status === 409;
          const reason = isRefused && error.json.message;
          showFailure(
            reason
              ? `The weigh-in is saved, but the photo is not. ${reason}`
              : "The weigh-in is saved, but the photo is not. Please save again.",
          )();
          return false;
        },
      ),
  };
}
