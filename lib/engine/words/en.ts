import type { Side } from "@/lib/body/body";
import type { PhotoFault } from "../check/faults";

type Details = {
  who: string;
  people: number;
};

type FaultWords = {
  /** What is wrong, if no image can be made. */
  title: (details: Details) => string;
  advice: (details: Details) => string;
  /** What to do better, if an image can be made anyway. */
  hint: (details: Details) => string;
  /** What to do, for a person who stands a few steps from the camera. */
  live: (side: Side) => string;
};

const COUNTS = ["", "", "Two", "Three", "Four"];
const severalPeople = ({ people }: Details) => `${COUNTS[people] || "Several"} people are in the picture`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const photoFaultWords: Record<PhotoFault, FaultWords> = {
  nobody: {
    title: () => "We could not find a person in this photo",
    advice: ({ who }) => `Take it upright, with all of ${who} in the picture and good light.`,
    hint: ({ who }) => `All of ${who} in good light would be easier to find.`,
    live: () => "Nobody is in the picture yet",
  },
  several_people: {
    title: severalPeople,
    advice: ({ who }) => `Take it with only ${who} in the frame. Then Formcast can find the outline.`,
    hint: ({ who }) => `Images are made of whoever is nearest. Only ${who} in the frame would be better.`,
    live: () => "One person only",
  },
  turned_sideways: {
    title: ({ who }) => `${capitalized(who)} stands sideways`,
    advice: () => "Take it straight from the front or straight from the back.",
    hint: () => "Straight from the front or the back would show the shape better.",
    live: (side) => (side === "front" ? "Turn to the camera" : "Turn your back to the camera"),
  },
  leaning: {
    title: ({ who }) => `${capitalized(who)} is not upright`,
    advice: ({ who }) => `Hold the camera straight, and let ${who} stand upright with level shoulders.`,
    hint: () => "Standing upright before a level camera would show the shape better.",
    live: () => "Stand upright",
  },
  seated: {
    title: ({ who }) => `${capitalized(who)} is not standing`,
    advice: () => "Take it standing, with both legs straight.",
    hint: () => "Standing with both legs straight would show the shape better.",
    live: () => "Stand with straight legs",
  },
  too_far_away: {
    title: ({ who }) => `${capitalized(who)} is too far away`,
    advice: () => "Come closer, until the body fills most of the picture.",
    hint: () => "Coming closer would show more of the shape.",
    live: () => "Come closer",
  },
  hips_cut: {
    title: () => "The hips are not in the picture",
    advice: () => "Step back, until at least everything from the head to the thighs is in the picture.",
    hint: () => "A step back would bring the hips into the picture too.",
    live: () => "Step back",
  },
  feet_cut: {
    title: () => "The feet are not in the picture",
    advice: () => "Step back, until everything from the head to the feet is in the picture.",
    hint: () => "A step back would bring the feet into the picture too.",
    live: () => "Step back",
  },
  too_dark: {
    title: () => "The photo is too dark",
    advice: ({ who }) => `Turn on the light, or let ${who} face a window.`,
    hint: () => "More light would show the outline better.",
    live: () => "More light",
  },
  blurred: {
    title: () => "The photo is blurred",
    advice: () => "Hold the camera still, or lean it against something and use the timer.",
    hint: () => "A camera that is held still would show the outline better.",
    live: () => "Hold the camera still",
  },
  arms_before_waist: {
    title: () => "An arm hides the waist",
    advice: () => "Take it with the arms a little out, so that the waist is seen.",
    hint: () => "Arms a little out would show the waist better.",
    live: () => "Arms a little out",
  },
};

const NAMELESS: Details = { who: "your client", people: 0 };

export const photoFaultSentence = (fault: PhotoFault): string =>
  `${photoFaultWords[fault].title(NAMELESS)}. ${photoFaultWords[fault].advice(NAMELESS)}`;
