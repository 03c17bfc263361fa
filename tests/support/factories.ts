import { readFile } from "node:fs/promises";
import path from "node:path";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import * as clients from "@/lib/clients/record/contract";
import type { Client } from "@/lib/clients/record/schema";
import * as photos from "@/lib/images/photos/contract";
import type { NewShare } from "@/lib/sharing/links/schema";
import type { Person } from "./people";
import { reducedFigure } from "./pictures";

/** Fields of a new client, with the form's defaults. */
export function clientFields<Changes extends object>(changes: Changes = {} as Changes) {
  return { name: "Marcus Reed", ...NEW_CLIENT_DEFAULTS, ...changes };
}

export function addClient(person: Person, changes: object = {}): Promise<Client> {
  return person.call(clients.createClient, { body: clientFields(changes) });
}

/** A link to images with the forecast, open at once for 30 days. */
export function shareOf(imageIds: string[], changes: Partial<NewShare> = {}): NewShare {
  return {
    imageIds,
    includeForecast: true,
    openDays: 30,
    faceCover: null,
    revealOn: null,
    timezoneOffset: 0,
    consent: true,
    ...changes,
  };
}

/** A photo of a synthetic person as a trainer's phone uploads it. */
export async function figure(name: string): Promise<File> {
  const bytes = await readFile(path.resolve("tests/figures", `${name}.jpg`));
  return new File([new Uint8Array(bytes)], `${name}.jpg`, { type: "image/jpeg" });
}

const photographed = new Map<string, Promise<File>>();

export async function addPhoto(person: Person, name = "m_plain_shorts"): Promise<string> {
  const photo = photographed.get(name) ?? reduced(name);
  photographed.set(name, photo);
  const { photoUrl } = await person.call(photos.uploadPhoto, { body: { photo: await photo } });
  return photoUrl;
}

async function reduced(name: string): Promise<File> {
  return new File([new Uint8Array(await reducedFigure(name))], `${name}.jpg`, { type: "image/jpeg" });
}
