import { type CompiledModel, Environment, loadAndCompile, loadLiteRt, Tensor } from "@litertjs/core";
import type { Network } from "./models";

/**
 * Starts LiteRT in this thread, on the processor.
 * @param script where the start script of its WebAssembly is; the WebAssembly lies beside it
 */
export async function startLiteRt(script: string): Promise<Environment> {
  const { warn } = console;
  // It looks for a graphics card first, and warns when there is none.
  console.warn = () => {};
  try {
    await loadLiteRt(script);
  } finally {
    console.warn = warn;
  }
  return Environment.create({ webGpuDevice: null });
}

/** @throws Error when the bytes are no model */
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
    // The view looks into the WebAssembly's memory, which the next run overwrites.
    const copy = Float32Array.from(output.toTypedArray() as Float32Array);
    output.delete();
    return copy;
  });
  tensor.delete();
  return values;
}
