import { PageLink } from "@/components/platform/frame/page-link";
import { loginLinkTexts } from "./welcome-texts";

export function LoginLink() {
  return (
    <PageLink
      href="/login"
      className="mx-auto flex min-h-11 w-fit items-center gap-1.5 rounded-icon px-3 text-muted-foreground text-sm"
    >
      {loginLinkTexts.question} <b className="font-strong text-foreground">{loginLinkTexts.logIn}</b>
    </PageLink>
  );
}
