import { PageLink } from "@/components/platform/frame/page-link";

export function LoginLink() {
  return (
    <PageLink
      href="/login"
      className="mx-auto flex min-h-11 w-fit items-center gap-1.5 rounded-icon px-3 text-muted-foreground text-sm"
    >
      Already have an account? <b className="font-strong text-foreground">Log in</b>
    </PageLink>
  );
}
