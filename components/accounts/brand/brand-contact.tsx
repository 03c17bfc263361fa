import { Globe, Mail, Phone } from "lucide-react";
import { shownWebAddress } from "@/lib/accounts/brand/card";
import type { Brand } from "@/lib/accounts/brand/schema";

export function BrandContact({ brand }: { brand: Brand }) {
  const { phone, web, email } = brand;
  const ways = [
    phone && { icon: Phone, href: `tel:${phone.replace(/[^\d+]/g, "")}`, text: phone },
    web && { icon: Globe, href: web, text: shownWebAddress(web) },
    email && { icon: Mail, href: `mailto:${email}`, text: email },
  ].filter((way) => way !== null && way !== "");
  if (ways.length === 0) return null;
  return (
    <ul>
      {ways.map(({ icon: Icon, href, text }) => (
        <li key={href}>
          <a
            href={href}
            rel="noopener noreferrer"
            className="-mx-2 inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-control px-2 font-label text-sm"
          >
            <Icon aria-hidden className="size-[18px] shrink-0 text-muted-foreground" />
            <span className="min-w-0 break-words underline decoration-border underline-offset-4">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
