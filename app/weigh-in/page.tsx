import { ScaleScreen } from "@/components/check-ins/scale/scale-screen";
import { scaleWords } from "@/lib/check-ins/words/en-scale";

export const metadata = {
  title: scaleWords.title,
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default function WeighInPage() {
  return <ScaleScreen />;
}
