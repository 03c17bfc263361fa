export const scaleWords = {
  title: "Weigh-ins from your scale or phone",
  intro: "Whatever sends this address a weight adds it to your record. Keep it to yourself.",
  none: "Open this page by the whole link that your trainer sent you.",
  address: "Address",
  copy: "Copy the address",
  body: "What it takes",
  example: `{
  "weight": 81.4,
  "unit": "kg",
  "date": "2026-11-28T07:10:00+01:00",
  "bodyFat": 22.5
}`,
  bodyHint:
    "JSON, one reading a minute. The unit is lb or kg. Date and body fat can be left out; without a date it is now. Several readings of a day are kept, and the last one counts.",
  ways: [
    {
      name: "iPhone, Shortcuts",
      steps:
        "New automation, When I weigh in or at a time of day. Add “Find Health Samples”, newest Weight. Add “Get Contents of URL”: the address above, method POST, request body JSON with weight (number: the sample’s value), unit (text: kg or lb) and date (text: the sample’s start date in ISO 8601 with time).",
    },
    {
      name: "Android, Tasker",
      steps:
        "New task, action Net, HTTP Request: method POST, the address above, header Content-Type:application/json, and the body below with your variable for the weight.",
    },
    {
      name: "A scale’s webhook",
      steps:
        "In the scale’s account or in a service such as Home Assistant or Zapier, send a POST with the body below to the address above whenever a weight arrives.",
    },
  ],
};
