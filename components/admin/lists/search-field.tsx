import { Search } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
};

export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      leading={<Search aria-hidden />}
      maxLength={120}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={cn("min-h-12 w-full text-sm sm:w-[280px]", className)}
    />
  );
}
