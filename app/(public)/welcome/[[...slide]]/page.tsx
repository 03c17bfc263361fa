import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SLIDES } from "@/components/accounts/welcome/slides";
import { WelcomeScreen } from "@/components/accounts/welcome/welcome-screen";
import { slideIndex } from "@/lib/server/http/redirects";

type Props = { params: Promise<{ slide?: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slide = slideIndex((await params).slide, SLIDES.length) ?? 0;
  return { title: SLIDES[slide]?.title };
}

export default async function WelcomePage({ params }: Props) {
  const slide = slideIndex((await params).slide, SLIDES.length);
  return slide === null ? redirect("/welcome/0") : <WelcomeScreen slide={slide} />;
}
