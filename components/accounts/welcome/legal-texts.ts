export type LegalSection = { title: string; text?: string; points?: string[] };

export type Processors = {
  images: "replicate" | "own server";
  pictures: "Vercel Blob" | "bucket" | "own server";
};

export const documentNames = { terms: "Terms", privacy: "Privacy Policy" };

const OPERATOR =
  "Formcast is run by the operator, who gave you its address. The operator may replace this page with their own.";

export const termsTexts = {
  title: documentNames.terms,
  lead: OPERATOR,
  sections: [
    {
      title: "What Formcast is",
      text: "A tool for professional fitness trainers: client records, workouts, forecasts and AI images.",
      points: [
        "A forecast is an estimate with a range. It is not a promise of a result.",
        "An AI image is a drawing made from a photo. It does not show what will happen.",
        "Nothing in Formcast is medical advice. Ask a doctor before you change the training or the diet of somebody who is ill, pregnant or under 18.",
      ],
    },
    {
      title: "What you agree to as a trainer",
      points: [
        "You add a client's data, photos and images only when this client has agreed, and you record it.",
        "You do not add photos of anybody under 18.",
        "You share a link only with the client's consent. Anyone with the link can open it.",
        "You keep your password to yourself.",
        "You upload nothing that you have no right to use.",
      ],
    },
    {
      title: "What the operator may do",
      points: [
        "See accounts and clients in the admin console, to help and to keep the service safe. What admins do there is logged.",
        "Set limits on how often something is done, and on what AI images may cost.",
        "Delete an account. It can be brought back for 30 days.",
      ],
    },
    {
      title: "What is not promised",
      text: "Formcast comes as it is. Keep a copy of what matters to you: Download my data in My Account gives you everything in one file.",
    },
    {
      title: "Leaving",
      text: "You can delete your account at any time in My Account. Your clients, their photos and their images go with it.",
    },
  ] satisfies LegalSection[],
};

const IMAGES: Record<Processors["images"], string> = {
  "own server":
    "AI images are made on the operator's own server. No photo is sent to another company for it.",
  replicate:
    "AI images are made by Replicate, Inc. The photo is sent there for each image, and Replicate deletes it and the image after about an hour.",
};

const PICTURES: Record<Processors["pictures"], string> = {
  "own server": "Photos and images are files on the operator's own server.",
  "Vercel Blob": "Photos and images are stored privately by Vercel Inc.",
  bucket: "Photos and images are stored in a private bucket of the operator's storage provider.",
};

export const privacyTexts = {
  title: documentNames.privacy,
  lead: OPERATOR,
  sections: ({ images, pictures }: Processors): LegalSection[] => [
    {
      title: "Whose data it is",
      text: "Trainers have accounts. Their clients have none: a client's data comes from the trainer, or from check-ins that the client sends.",
    },
    {
      title: "What is kept",
      points: [
        "Of a trainer: name, email address, a scrambled form of the password, and when each device was last used.",
        "Of a client: body data, weigh-ins, workouts, notes and plans.",
        "Photos, and AI images made from them.",
        "Links that were shared: what they show and how often they were opened, never by whom.",
        "When a client agreed to photos, AI images and sharing, and when that ended.",
        "What AI images cost, and what admins did.",
      ],
    },
    {
      title: "Where it is",
      points: [
        "Everything but pictures is in the operator's database.",
        PICTURES[pictures],
        IMAGES[images],
        "No picture has a public address. A shared link works until it ends or is closed.",
      ],
    },
    {
      title: "On your device",
      points: [
        "One cookie keeps you signed in. Others hold the theme, the time zone and which client was open last.",
        "For offline use the app stores pages, data and unsent entries on the device. Log out removes them.",
        "There are no advertisements, no trackers and no third-party analytics.",
      ],
    },
    {
      title: "How it ends",
      points: [
        "When a client withdraws an agreement, what depended on it is deleted at once: photos, AI images or links.",
        "Deleting a client deletes their data, photos, images and links.",
        "Deleting an account deletes all of its clients. An account that an admin deletes can be brought back for 30 days.",
        "The log of admin actions stays, with names. The costs of AI images stay too, without the client.",
        "Copies in the operator's backups last as long as the backups.",
      ],
    },
    {
      title: "What you can ask for",
      points: [
        "A trainer finds a copy of everything under Download my data in My Account.",
        "A client asks the trainer: for a copy, for a correction, or to end an agreement.",
        "For everything else ask the operator.",
      ],
    },
  ],
};
