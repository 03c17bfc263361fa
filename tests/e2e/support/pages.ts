import { readdirSync } from "node:fs";

/** The address patterns of all pages, read from the folder `app`, for example `/transformation/[id]`. */
export function pageRoutes(): string[] {
  return readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\([\w-]+\)\//g, "").replace(/\/?page\.tsx$/, "")}`)
    .sort();
}
