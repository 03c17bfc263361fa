import { expect, test } from "vitest";
import { isoDay } from "@/lib/text/calendar/days";
import { pictureFiles } from "./pictures";

const morning = new Date("2026-11-20T08:00:00Z");
const evening = new Date("2026-11-20T20:00:00Z");

test("names pictures by day, side and step, and numbers several of one day", () => {
  const photos = [
    { id: "a", side: "front" as const, takenAt: morning },
    { id: "b", side: "back" as const, takenAt: morning },
    { id: "c", side: "front" as const, takenAt: evening },
    { id: "d", side: null, takenAt: new Date("2026-11-21T00:00:00Z") },
  ];
  const images = (id: string) => [{ id, side: "front" as const, step: 1 }];
  const generations = [
    { createdAt: morning, images: images("e") },
    { createdAt: evening, images: images("f") },
  ];
  expect(Object.fromEntries(pictureFiles(photos, generations, isoDay))).toEqual({
    a: "photos/2026-11-20_front.jpg",
    b: "photos/2026-11-20_back.jpg",
    c: "photos/2026-11-20_front_2.jpg",
    d: "photos/2026-11-21_front.jpg",
    e: "images/2026-11-20/step1_front.jpg",
    f: "images/2026-11-20_2/step1_front.jpg",
  });
});
