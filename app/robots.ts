import type { MetadataRoute } from "next";

/** Shared and check-in links say `noindex` themselves, which crawlers only see when they may load them. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", disallow: "/api/" } };
}
