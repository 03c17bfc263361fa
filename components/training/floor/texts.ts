import { counted } from "@/lib/text/numbers";

export const floorTexts = {
  title: "Floor",
  count: (clients: number) => counted(clients, "client"),
  close: "Close floor",
  tabs: "Clients on the floor",
  loadFailed: "Your clients could not be loaded",
  empty: "No clients on the floor yet.",
  emptyHint: "Up to six clients at once, each with their own sets and rest.",
  add: "Add",
  addClient: "Add a client",
};

export const floorTabTexts = {
  ready: "Ready",
  set: (setNumber: number) => `Set ${setNumber}`,
  save: "Save",
};

export const floorClientTexts = {
  leave: "Remove from the floor",
  exercises: "Exercises",
};

export const addClientTexts = {
  title: "Add to the floor",
  search: "Search clients",
  empty: "No more clients to add.",
};

export const floorColumnTexts = { choose: "Choose a client" };
