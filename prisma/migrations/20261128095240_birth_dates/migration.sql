-- AlterTable
ALTER TABLE "Client" ADD COLUMN     "birthDate" DATE;

ALTER TABLE "Client" ADD CONSTRAINT "Client_birth_date_range" CHECK ("birthDate" >= '1900-01-01');
