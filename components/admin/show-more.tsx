import { Button } from "@/components/ui/button";

type ShowMoreProps = {
  label: string;
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

export function ShowMore({ label, list }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={list.isFetchingNextPage}
      onClick={() => list.fetchNextPage()}
      className="my-2"
    >
      {label}
    </Button>
  );
}
