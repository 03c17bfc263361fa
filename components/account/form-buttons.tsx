import { Button } from "@/components/ui/button";

type FormButtonsProps = { cancel: string; submit: string; isPending: boolean; onCancel: () => void };

/** Cancel and submit below an inline form. */
export function FormButtons({ cancel, submit, isPending, onCancel }: FormButtonsProps) {
  return (
    <div className="mt-1 flex gap-2.5">
      <Button variant="secondary" className="flex-1" disabled={isPending} onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" className="flex-[1.6]" pending={isPending}>
        {submit}
      </Button>
    </div>
  );
}
