import { pageTexts } from "@/app/texts";
import { FloorScreen } from "@/components/training/floor/floor-screen";

export const metadata = { title: pageTexts.floor };

export default function FloorPage() {
  return <FloorScreen />;
}
