import { STYLES_FILE } from "@/app/styles-file";
import styles from "@/app/styles-text";

/** The stylesheet for returning browsers and for the service worker. The build renders it once. */
export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => [{ file: STYLES_FILE }];

export const GET = () => new Response(styles, { headers: { "Content-Type": "text/css; charset=utf-8" } });
