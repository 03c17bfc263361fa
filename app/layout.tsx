import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { colorSchemeOf, themeStorageKey } from "@/components/platform/frame/theme";
import { nonceIn } from "@/lib/server/http/page-headers";
import { DocumentHead } from "./document-head";
import { Providers } from "./providers";
import { hasInlineStyles, STYLES_ADDRESS } from "./styles-file";

export const metadata: Metadata = {
  title: { default: "Formcast", template: "%s · Formcast" },
  description: "For Professional Fitness Trainers",
  applicationName: "Formcast",
  icons: {
    icon: [
      { url: "/favicon.svg", type: "image/svg+xml" },
      { url: "/icons/favicon-32.png", sizes: "32x32" },
    ],
    apple: "/icons/apple-touch-icon-180.png",
  },
  appleWebApp: {
    capable: true,
    title: "Formcast",
    statusBarStyle: "black-translucent",
  },
  formatDetection: { telephone: false },
};

export async function generateViewport(): Promise<Viewport> {
  const theme = (await cookies()).get(themeStorageKey)?.value;
  return {
    width: "device-width",
    initialScale: 1,
    viewportFit: "cover",
    colorScheme: colorSchemeOf(theme),
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Reading the nonce makes every page dynamic, which a nonce needs.
  const nonce = nonceIn(await headers());
  const theme = (await cookies()).get(themeStorageKey)?.value;
  return (
    <html lang="en" className={theme === "light" ? undefined : "dark"} suppressHydrationWarning>
      <head>
        <DocumentHead nonce={nonce} stylesAddress={(await hasInlineStyles()) ? undefined : STYLES_ADDRESS} />
      </head>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
