import { type CompiledModel, Environment, loadAndCompile, loadLiteRt, Tensor } from "@litertjs/core";
import type { Network } from "./models";

/** @param script path of its start script, beside which the WebAssembly lies */
export async function startLiteRt(script: string): Promise<Environment> {
  const { warn } = console;
  // LiteRT looks for a GPU first and warns if there is none.
  console.warn = () => {};
  try {
    await loadLiteRt(script);
  } finally {
    console.warn = warn;
  }
  return Environment.create({ webGpuDevice: null });
}

/** @throws Error if the bytes are no model */
export async function compileNetwork(bytes: Uint8Array, environment: Environment): Promise<Network> {
  const model = await loadAndCompile(bytes, { accelerator: "wasm", environment });
  return (input, shape) => run(model, environment, input, shape);
}

async function run(
  model: CompiledModel,
  environment: Environment,
  input: Float32Array<ArrayBuffer>,
  shape: number[],
): Promise<Float32Array[]> {
  const tensor = Tensor.fromTypedArray(input, shape, environment);
  const outputs = await model.run(tensor);
  const values = outputs.map((output) => {
    // The view points into WebAssembly memory, which the next run overwrites.
    const copy = Float32Array.from(output.toTypedArray() as Float32Array);
    output.delete();
    return copy;
  });
  tensor.delete();
  return values;
}
