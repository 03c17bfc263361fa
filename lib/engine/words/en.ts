import type { Side } from "@/lib/body/body";
import type { PhotoFault, PhotoStrength } from "../check/faults";

type Details = {
  who: string;
  people: number;
};

type FaultWords = {
  title: (details: Details) => string;
  /** What to do. */
  advice: (details: Details) => string;
  /** What is lost by keeping a photo of which images can still be made. */
  lost: string;
  /** What to do, for a person who stands a few steps from the camera. */
  live: (side: Side) => string;
};

const COUNTS = ["", "", "Two", "Three", "Four"];
const severalPeople = ({ people }: Details) => `${COUNTS[people] || "Several"} people are in the picture`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const NO_IMAGES = "Kept, it stays a photo: no outline and no forecast images.";

export const photoFaultWords: Record<PhotoFault, FaultWords> = {
  nobody: {
    title: () => "We could not find a person in this photo",
    advice: ({ who }) => `Take it upright, with all of ${who} in the picture and good light.`,
    lost: NO_IMAGES,
    live: () => "Nobody is in the picture yet",
  },
  several_people: {
    title: severalPeople,
    advice: ({ who }) => `Take it with only ${who} in the frame. Then Formcast can find the outline.`,
    lost: "Kept, images are made of whoever is nearest.",
    live: () => "One person only",
  },
  on_its_side: {
    title: () => "The photo lies on its side",
    advice: () => "Turn it upright. Nothing is lost.",
    lost: "Kept lying, it has no outline and no forecast images.",
    live: () => "Stand upright",
  },
  turned_sideways: {
    title: ({ who }) => `${capitalized(who)} stands sideways`,
    advice: () => "Take it straight from the front or straight from the back.",
    lost: NO_IMAGES,
    live: facing,
  },
  three_quarter: {
    title: ({ who }) => `${capitalized(who)} is half turned`,
    advice: () => "Straight from the front or the back shows the waist as it is.",
    lost: "Kept, widths in the images are a guess.",
    live: facing,
  },
  leaning: {
    title: ({ who }) => `${capitalized(who)} is not upright`,
    advice: ({ who }) => `Hold the camera straight, and let ${who} stand upright with level shoulders.`,
    lost: NO_IMAGES,
    live: () => "Stand upright",
  },
  seated: {
    title: ({ who }) => `${capitalized(who)} is not standing`,
    advice: () => "Take it standing, with both legs straight.",
    lost: NO_IMAGES,
    live: () => "Stand with straight legs",
  },
  too_far_away: {
    title: ({ who }) => `${capitalized(who)} is too far away`,
    advice: () => "Come closer, until the body fills most of the picture.",
    lost: "Kept, the images have little detail and the outline is a guess.",
    live: () => "Come closer",
  },
  head_cut: {
    title: () => "The head is cut off",
    advice: () => "Step back a little, until all of the head is in the picture.",
    lost: "Kept, the height in the picture is a guess, and widths with it.",
    live: () => "Step back",
  },
  hips_cut: {
    title: () => "The hips are not in the picture",
    advice: () => "Step back, until at least everything from the head to the thighs is in the picture.",
    lost: NO_IMAGES,
    live: () => "Step back",
  },
  legs_cut: {
    title: () => "The knees are not in the picture",
    advice: () => "Step back, until everything from the head to the feet is in the picture.",
    lost: "Kept, the images end there too.",
    live: () => "Step back",
  },
  feet_cut: {
    title: () => "The feet are not in the picture",
    advice: () => "Step back a little, until the feet are in the picture too.",
    lost: "Kept, the images have no feet either.",
    live: () => "Step back",
  },
  too_dark: {
    title: () => "Too dark to see the edge",
    advice: ({ who }) => `Turn on the light, or let ${who} face a window.`,
    lost: "Kept, the outline is a guess.",
    live: () => "More light",
  },
  backlit: {
    title: () => "The light comes from behind",
    advice: ({ who }) => `Let ${who} face the window or the lamp.`,
    lost: "Kept, the outline is a guess and the images stay dark.",
    live: () => "Face the light",
  },
  too_bright: {
    title: () => "Too bright: the skin has lost its shading",
    advice: () => "Less light, or out of the sun.",
    lost: "Kept, the images have hardly any shading either.",
    live: () => "Less light",
  },
  blurred: {
    title: () => "The photo is blurred",
    advice: () => "Hold the camera still, or lean it against something and use the timer.",
    lost: "Kept, the outline is a guess.",
    live: () => "Hold the camera still",
  },
  arms_raised: {
    title: () => "The arms are raised",
    advice: () => "Let them hang, a little away from the body.",
    lost: "Kept, the chest and the shoulders in the images are a guess.",
    live: () => "Let the arms hang",
  },
  arms_before_waist: {
    title: () => "An arm hides the waist",
    advice: () => "Take it with the arms a little out, so that the waist is seen.",
    lost: "Kept, the waist in the images is a guess.",
    live: () => "Arms a little out",
  },
};

function facing(side: Side): string {
  return side === "front" ? "Turn to the camera" : "Turn your back to the camera";
}

/** A photo in the slot of the other side. `side` is the slot's. */
export const wrongSideWords = {
  title: (side: Side) =>
    side === "front" ? "This is the back, not the front" : "This is the front, not the back",
  advice: "One tap puts it into the other slot.",
  /** Where there is no other slot. */
  adviceAlone: (side: Side) => `Take one from ${side === "front" ? "the front" : "behind"}.`,
  lost: (side: Side) =>
    side === "front"
      ? "Kept here, it is called front and its images show the back."
      : "Kept here, it is called back and its images show the front.",
  live: "Turn round",
};

/** For a photo in which clothes cover the waist. */
export const CLOTHES_HIDE = "Clothes hide the change. A fitted top or a bare torso shows more of it.";

/** For a photo whose outline shows far more body fat than was entered. */
export const LOOKS_FULLER = "The photo looks fuller than the entries. Check body fat.";

export const photoStrengthWords: Record<PhotoStrength, string> = {
  straight: "standing straight",
  whole_body: "whole body",
  light: "good light",
  sharp: "sharp",
};

const NAMELESS: Details = { who: "your client", people: 0 };

export const photoFaultSentence = (fault: PhotoFault): string =>
  `${photoFaultWords[fault].title(NAMELESS)}. ${photoFaultWords[fault].advice(NAMELESS)}`;
