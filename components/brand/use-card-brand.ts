import { useQuery } from "@tanstack/react-query";
import { useTrainer } from "@/components/auth/use-session";
import { type CardBrand, cardBrand } from "@/lib/brand/card";
import { brandQuery } from "@/lib/brand/queries";

/** The brand for a share card: undefined while it loads, null for none. */
export function useCardBrand(): CardBrand | null | undefined {
  const trainer = useTrainer();
  const { data, isPending } = useQuery(brandQuery());
  return isPending ? undefined : cardBrand(data, trainer?.name ?? "");
}
