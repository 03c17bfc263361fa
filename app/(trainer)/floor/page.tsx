import { FloorScreen } from "@/components/workouts/floor-screen";

export const metadata = { title: "Floor" };

export default function FloorPage() {
  return <FloorScreen />;
}
