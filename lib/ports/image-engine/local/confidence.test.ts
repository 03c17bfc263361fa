import { describe, expect, it } from "vitest";
import { judge } from "./confidence";

const person = { score: 1, edges: 0.64, standsOut: 0.35, area: 0.22, height: 0.8 };

describe("judge", () => {
  it("is sure of a person whose contour and colours stand out", () => {
    expect(judge(person)).toBe("ok");
  });

  it("doubts a weak match, but still makes a picture of it", () => {
    expect(judge({ ...person, score: 0.74 })).toBe("low_confidence");
    expect(judge({ ...person, edges: 0.53 })).toBe("low_confidence");
  });

  it("finds nobody without an edge along the contour, whatever the colours say", () => {
    expect(judge({ ...person, edges: 0.4 })).toBe("no_person");
  });

  it("finds nobody where edges are everywhere, as on a page of text", () => {
    expect(judge({ ...person, standsOut: 0.21 })).toBe("no_person");
  });

  it("finds nobody in a figure that fills the picture, or is a small part of it", () => {
    expect(judge({ ...person, area: 0.9 })).toBe("no_person");
    expect(judge({ ...person, area: 0.02 })).toBe("no_person");
    expect(judge({ ...person, height: 0.3 })).toBe("no_person");
  });
});
