export const playgroundTexts = {
  title: "Playground",
  audience: "For developers",
  device: "Device",
  deviceSize: (name: string, width: number, height: number) => `${name}, ${width} × ${height}`,
  density: "Input density",
  densities: { comfortable: "Comfortable", compact: "Compact" },
  grid: "Grid overlay",
};

export const breakpointTexts = {
  label: "Breakpoints",
  from: (pixels: number) => `${pixels} px`,
  fromWithContent: (pixels: number, content: number) => `${pixels} px, content ${content} px`,
};

export const deviceFrameTexts = {
  title: (name: string, width: number, height: number) => `${name}, ${width} by ${height}`,
  caption: (name: string, width: number, height: number) => `${name}, ${width} × ${height} px`,
  captionShrunk: (name: string, width: number, height: number, percent: number) =>
    `${name}, ${width} × ${height} px, shown at ${percent} %`,
};

export const specimenTexts = {
  title: "Specimen",
  save: "Save",
  later: "Later",
  whatIf: "What-if",
  delete: "Delete",
  add: "Add",
  trash: "Trash",
  saving: "Saving",
  complete: "Complete",
  pending: "Pending",
  failed: "Failed",
  admin: "Admin",
  photo: "Photo",
  forecast: "AI forecast",
  chart: "Body Fat Progression",
  name: "Name",
  nameHint: "As the client is called in the list",
  namePlaceholder: "Marcus Reed",
  email: "Email",
  emailTyped: "marcus@",
  emailProblem: "Enter an email address",
  warning: "More than 2 lb a week is hard to keep up.",
  problem: "The photo could not be read.",
};
