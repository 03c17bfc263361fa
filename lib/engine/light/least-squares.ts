import { read } from "@/lib/engine/raster/raster";
import { medianOf } from "./lamp";

const { f32, f64 } = read;

/** Errors of more than about this multiple of the usual one count less and less. */
const OUTLIER = 2;
const ROUNDS = 4;
const LEAST_ERROR = 0.02;

/** A median error is this share of the standard deviation of a Gaussian. */
const MEDIAN_OF_GAUSSIAN = 0.6745;

/**
 * Weights that explain each value best as a sum of its row's numbers; outliers are left aside (iteratively reweighted
 * least squares). `ridge` pulls each weight towards zero as so many extra rows would.
 */
export function robustLeastSquares(
  rows: Float64Array,
  values: Float32Array,
  ridge: Float64Array,
): Float64Array {
  const trust = new Float32Array(values.length).fill(1);
  let weights: Float64Array = new Float64Array(ridge.length);
  for (let round = 0; round < ROUNDS; round++) {
    weights = solve(...normalEquations(rows, values, trust, ridge));
    const errors = values.map((value, row) => Math.abs(value - product(rows, row, weights)));
    const usual = Math.max(LEAST_ERROR, medianOf(errors) / MEDIAN_OF_GAUSSIAN);
    for (let row = 0; row < errors.length; row++)
      trust[row] = 1 / (1 + (f32(errors, row) / (OUTLIER * usual)) ** 2);
  }
  return weights;
}

function product(rows: Float64Array, row: number, weights: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += f64(rows, row * weights.length + k) * f64(weights, k);
  return sum;
}

function normalEquations(
  rows: Float64Array,
  values: Float32Array,
  trust: Float32Array,
  ridge: Float64Array,
): [matrix: Float64Array, right: Float64Array] {
  const size = ridge.length;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  for (let row = 0; row < values.length; row++)
    addRow(rows, row * size, f32(values, row), f32(trust, row), matrix, right);
  for (let k = 0; k < size; k++) matrix[k * size + k] = f64(matrix, k * size + k) + f64(ridge, k);
  return [matrix, right];
}

function addRow(
  rows: Float64Array,
  start: number,
  value: number,
  trust: number,
  matrix: Float64Array,
  right: Float64Array,
): void {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    const weighted = trust * f64(rows, start + i);
    if (weighted === 0) continue;
    right[i] = f64(right, i) + weighted * value;
    for (let j = 0; j < size; j++)
      matrix[i * size + j] = f64(matrix, i * size + j) + weighted * f64(rows, start + j);
  }
}

/** Gaussian elimination; the matrix is symmetric and positive definite, because each column has a ridge or a row. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = pivot + 1; row < size; row++) {
      const factor = f64(matrix, row * size + pivot) / f64(matrix, pivot * size + pivot);
      if (factor === 0) continue;
      for (let k = pivot; k < size; k++)
        matrix[row * size + k] = f64(matrix, row * size + k) - factor * f64(matrix, pivot * size + k);
      right[row] = f64(right, row) - factor * f64(right, pivot);
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    let rest = f64(right, row);
    for (let k = row + 1; k < size; k++) rest -= f64(matrix, row * size + k) * f64(right, k);
    right[row] = rest / f64(matrix, row * size + row);
  }
  return right;
}
