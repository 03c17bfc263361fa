import { promptsTexts, sideTexts } from "@/components/clients/record/client-page-texts";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Transformation } from "@/lib/images/orders/schema";

export function PromptsTab({ images }: { images: readonly Transformation[] }) {
  const prompts = images.filter((image) => image.prompt !== "");
  if (prompts.length === 0) return <EmptyState title={promptsTexts.empty} className="pt-16" />;
  const hasTwoSides = new Set(prompts.map((image) => image.side)).size > 1;
  return (
    <ul className="grid gap-3 pt-2 lg:max-w-[760px] lg:pt-5">
      {prompts.map((image) => (
        <li key={image.id}>
          <Card>
            <h2 className="flex justify-between gap-3 font-strong text-base">
              {promptsTexts.title(image.step)}
              {hasTwoSides && (
                <span className="font-label text-muted-foreground text-sm">{sideTexts[image.side]}</span>
              )}
            </h2>
            <p className="mt-2 whitespace-pre-line break-words text-muted-foreground text-sm">
              {image.prompt}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
