import { forecast } from "@/lib/timeline/forecast";
import { imageMonth } from "@/lib/timeline/image-month";
import { forecastInput, type StoredClient } from "./present";

/** What images of the client as it stands are made from, each with its month of the forecast. */
export function imageOrder(client: StoredClient) {
  const photos = [
    { side: "front" as const, photoId: client.frontPhotoId },
    { side: "back" as const, photoId: client.backPhotoId },
  ].filter((photo): photo is { side: "front" | "back"; photoId: string } => photo.photoId !== null);
  const { months } = forecast(forecastInput(client));
  return {
    clientId: client.id,
    photos,
    monthOf: (body: { weightLbs: number; bodyFat: number }) => imageMonth(months, body, client),
    subject: {
      sex: client.gender,
      heightInches: client.heightInches,
      now: { weightLbs: client.weightLbs, bodyFat: client.bodyFat },
      target: { weightLbs: client.targetWeightLbs, bodyFat: client.targetBodyFat },
      steps: client.steps,
    },
  };
}
