import { Search } from "lucide-react";
import { Input } from "@/components/ui/input";

type SearchFieldProps = { value: string; onChange: (text: string) => void };

export function SearchField({ value, onChange }: SearchFieldProps) {
  return (
    <Input
      type="search"
      aria-label="Search trainers and clients"
      placeholder="Search trainers and clients"
      leading={<Search aria-hidden />}
      maxLength={120}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-11 w-full text-sm sm:w-[280px]"
    />
  );
}
