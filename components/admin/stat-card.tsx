import { cn } from "@/components/ui/cn";

type StatCardProps = {
  label: string;
  value: number;
  /** Counts what the image engine made. */
  isForecast?: boolean;
};

export function StatCard({ label, value, isForecast = false }: StatCardProps) {
  return (
    <div
      className={cn(
        "rounded-card px-6 pt-5 pb-4 forced-colors:border",
        isForecast ? "forecast-slices text-forecast" : "bg-card shadow-card",
      )}
    >
      <dt className={cn("font-strong text-sm", !isForecast && "text-muted-foreground")}>{label}</dt>
      <dd className="num text-[3.25rem]/[1.1] lg:text-[4rem]/[1.1]">{value.toLocaleString("en-US")}</dd>
    </div>
  );
}
