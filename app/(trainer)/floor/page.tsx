import { pageTexts } from "@/app/texts";
import { FloorScreen } from "@/components/workouts/floor-screen";

export const metadata = { title: pageTexts.floor };

export default function FloorPage() {
  return <FloorScreen />;
}
