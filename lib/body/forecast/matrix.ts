/** Size of the filter's state. Vectors and matrices (row by row) are plain arrays, so that they can be stored as JSON. */
export const SIZE = 10;

export type Vector = number[];
export type Matrix = number[];

export const zeros = (length: number): Vector => new Array<number>(length).fill(0);

/** NaN for an index outside the array, so that a mistake is noticed. */
export const entry = (values: ArrayLike<number>, index: number): number => values[index] ?? Number.NaN;

export function setSymmetric(matrix: Matrix, row: number, column: number, value: number): void {
  matrix[row * SIZE + column] = value;
  matrix[column * SIZE + row] = value;
}

/** The row of `matrix` times a vector. */
function rowTimes(matrix: Matrix, row: number, vector: Vector): number {
  let sum = 0;
  for (let column = 0; column < SIZE; column++)
    sum += entry(matrix, row * SIZE + column) * entry(vector, column);
  return sum;
}

export const times = (matrix: Matrix, vector: Vector): Vector =>
  Array.from({ length: SIZE }, (_, row) => rowTimes(matrix, row, vector));

export const dot = (one: Vector, other: Vector): number =>
  one.reduce((sum, value, index) => sum + value * entry(other, index), 0);

/** Variance of the linear form `row` under the covariance `matrix`. */
export const varianceOf = (matrix: Matrix, row: Vector): number => Math.max(0, dot(row, times(matrix, row)));

/** `J P J'`, where only the first rows of J, given in `jacobian`, differ from those of the unit matrix. */
export function propagated(covariance: Matrix, jacobian: Matrix): Matrix {
  const rows = jacobian.length / SIZE;
  const left = covariance.slice();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < SIZE; column++) {
      let sum = 0;
      for (let k = 0; k < SIZE; k++)
        sum += entry(jacobian, row * SIZE + k) * entry(covariance, k * SIZE + column);
      left[row * SIZE + column] = sum;
    }
  const both = left.slice();
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < rows; column++) {
      let sum = 0;
      for (let k = 0; k < SIZE; k++) sum += entry(left, row * SIZE + k) * entry(jacobian, column * SIZE + k);
      both[row * SIZE + column] = sum;
    }
  return both;
}

/** Lower triangular root of a covariance (Cholesky); a direction without variance stays zero. */
export function rootOf(covariance: Matrix): Matrix {
  const root = zeros(SIZE * SIZE);
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column <= row; column++) {
      let sum = entry(covariance, row * SIZE + column);
      for (let k = 0; k < column; k++) sum -= entry(root, row * SIZE + k) * entry(root, column * SIZE + k);
      const pivot = entry(root, column * SIZE + column);
      if (row === column) root[row * SIZE + row] = Math.sqrt(Math.max(0, sum));
      else if (pivot > 1e-9) root[row * SIZE + column] = sum / pivot;
    }
  return root;
}
