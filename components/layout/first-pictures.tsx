"use client";

import { createContext, type ReactNode, useContext } from "react";

/** Of the client whom a page shows first. */
export type FirstPictures = { name: string; photoUrl: string | null; targetUrl: string | null };

const Pictures = createContext<FirstPictures | null>(null);

type FirstPicturesOfProps = { pictures: FirstPictures | null; children: ReactNode };

/** Lets what stands in place of a client show the pictures that came with the page, before any script has run. */
export function FirstPicturesOf({ pictures, children }: FirstPicturesOfProps) {
  return <Pictures value={pictures}>{children}</Pictures>;
}

export const useFirstPictures = () => useContext(Pictures);
