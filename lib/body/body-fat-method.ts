/** How a body fat was measured. Not known is null; an estimate from a tape is another figure. */
export const BODY_FAT_METHODS = ["scale", "calliper", "dxa", "eye", "photo"] as const;
export type BodyFatMethod = (typeof BODY_FAT_METHODS)[number];

export const BODY_FAT_METHOD_LABELS = {
  scale: "Scale",
  calliper: "Calliper",
  dxa: "DXA scan",
  eye: "By eye",
  photo: "From a photo",
} as const satisfies Record<BodyFatMethod, string>;
